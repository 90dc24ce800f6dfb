export const COMPANION_ID = "truenorth-ai-companion";
export const COMPANION_NAME = "TrueNorth";
