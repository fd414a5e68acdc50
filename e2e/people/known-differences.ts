type Known = Readonly<Record<string, string>>;
export const knownReach: Known = {};
export const knownHomes: Known = {};
export const knownService: Known = {};
