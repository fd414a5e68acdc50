/** What the browser's tab says while one of the steps shows; `remote.ts` has the title until the page has loaded. */
export const documentTitle = 'Suitability';
