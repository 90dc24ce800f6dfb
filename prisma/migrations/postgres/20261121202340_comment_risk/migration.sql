-- AlterTable
ALTER TABLE "Comment" ADD COLUMN     "riskLevel" INTEGER NOT NULL DEFAULT 0;
