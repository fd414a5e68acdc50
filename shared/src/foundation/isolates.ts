const isolates = /[\u2068\u2069]/g;

/** Returns a text without the marks that `titleCase` puts around a name that is written from right to left. */
export const withoutIsolates = (text: string): string => text.replaceAll(isolates, '');
