import { z } from "zod";
import { query } from "~/platform/access/operation.server";
import { db } from "~/platform/db/client.server";

const PREVIEW = 3;
const SOCIAL_ADS = new Set(["facebook", "instagram", "fb", "ig", "tiktok", "meta"]);

/** The first page: three real reflections, and whether the visitor followed a social ad. */
export const readLanding = query({
  name: "read-landing",
  who: "anyone",
  input: z.object({
    utm_source: z.string().optional().catch(undefined),
    fbclid: z.string().optional().catch(undefined),
  }),
  async run({ input }) {
    const reflections = await db.reflection.findMany({
      where: {
        isPublic: true,
        isChainReflect: false,
        hiddenAt: null,
        riskLevel: { lt: 2 },
        user: { suspendedAt: null },
      },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: PREVIEW,
      include: { user: true },
    });
    return {
      preview: reflections.map(({ id, content, mood, createdAt, user }) => ({
        id,
        content,
        mood,
        author: {
          nickname: user.nickname,
          avatarColor: user.avatarColor,
          isCompanion: user.isCompanion,
        },
        createdAt: createdAt.toISOString(),
      })),
      isFromSocialAd:
        Boolean(input.fbclid) || SOCIAL_ADS.has(input.utm_source?.toLowerCase() ?? ""),
    };
  },
});
