/** Returns the element id of the menu, popover or tooltip that the trigger with this element id opens. */
export const contentIdOf = (triggerId: string): string => `${triggerId}-content`;
