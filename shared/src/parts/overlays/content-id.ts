/** Returns the element id of what the trigger with this element id opens. */
export const contentIdOf = (triggerId: string): string => `${triggerId}-content`;
