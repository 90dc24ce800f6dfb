/** What stands for the prompt of an entry that was written without one. */
export const FREE_WRITING = "Free writing";
