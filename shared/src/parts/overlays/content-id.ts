/** The id of what a trigger opens. */
export const contentIdOf = (triggerId: string): string => `${triggerId}-content`;
