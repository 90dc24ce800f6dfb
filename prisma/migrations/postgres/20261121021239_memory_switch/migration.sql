-- AlterTable
ALTER TABLE "User" ADD COLUMN     "usesMemory" BOOLEAN NOT NULL DEFAULT false;
