/**
 * Where portal or sandbox still differ from the oracle's questions, by part and situation. The oracle is right in each. A
 * difference that is no longer true fails its test and is deleted.
 */
type Known = Readonly<Record<string, readonly string[]>>;

export const knownInForm: Known = {};
export const knownInService: Known = {};
