/** The most characters of a reflection or an echo. */
export const REFLECTION_MOST = 2000;
/** The most characters of what one says with a reflect. */
export const REFLECT_COMMENT_MOST = 280;
/** The most characters of a comment. */
export const COMMENT_MOST = 1000;
