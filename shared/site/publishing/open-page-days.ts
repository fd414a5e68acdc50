/** Days after which a page is no longer open. */
export const openPageDays = 2;
