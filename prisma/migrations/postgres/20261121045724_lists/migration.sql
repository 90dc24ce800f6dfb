-- DropIndex
DROP INDEX "Reflection_isPublic_createdAt_id_idx";

-- DropIndex
DROP INDEX "ReflectionTag_createdAt_idx";

-- CreateIndex
CREATE INDEX "Reflection_createdAt_id_idx" ON "Reflection"("createdAt", "id");

-- CreateIndex
CREATE INDEX "ReflectionTag_createdAt_hashtagId_reflectionId_idx" ON "ReflectionTag"("createdAt", "hashtagId", "reflectionId");
