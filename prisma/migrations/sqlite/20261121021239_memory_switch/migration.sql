-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_User" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT,
    "emailVerifiedAt" DATETIME,
    "nickname" TEXT NOT NULL,
    "nicknameKey" TEXT NOT NULL,
    "bio" TEXT NOT NULL DEFAULT '',
    "avatarColor" TEXT,
    "muteAiNotifications" BOOLEAN NOT NULL DEFAULT false,
    "usesMemory" BOOLEAN NOT NULL DEFAULT false,
    "isAnonymous" BOOLEAN NOT NULL DEFAULT false,
    "isAdmin" BOOLEAN NOT NULL DEFAULT false,
    "isCompanion" BOOLEAN NOT NULL DEFAULT false,
    "subscriptionStatus" TEXT NOT NULL DEFAULT 'inactive',
    "timezone" TEXT NOT NULL DEFAULT 'UTC',
    "termsAcceptedAt" DATETIME,
    "upgradedAt" DATETIME,
    "suspendedAt" DATETIME,
    "suspensionReason" TEXT,
    "lastActiveAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);
INSERT INTO "new_User" ("avatarColor", "bio", "createdAt", "email", "emailVerifiedAt", "id", "isAdmin", "isAnonymous", "isCompanion", "lastActiveAt", "muteAiNotifications", "nickname", "nicknameKey", "subscriptionStatus", "suspendedAt", "suspensionReason", "termsAcceptedAt", "timezone", "updatedAt", "upgradedAt") SELECT "avatarColor", "bio", "createdAt", "email", "emailVerifiedAt", "id", "isAdmin", "isAnonymous", "isCompanion", "lastActiveAt", "muteAiNotifications", "nickname", "nicknameKey", "subscriptionStatus", "suspendedAt", "suspensionReason", "termsAcceptedAt", "timezone", "updatedAt", "upgradedAt" FROM "User";
DROP TABLE "User";
ALTER TABLE "new_User" RENAME TO "User";
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");
CREATE UNIQUE INDEX "User_nicknameKey_key" ON "User"("nicknameKey");
CREATE INDEX "User_isAnonymous_lastActiveAt_idx" ON "User"("isAnonymous", "lastActiveAt");
CREATE INDEX "User_isAnonymous_createdAt_idx" ON "User"("isAnonymous", "createdAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
