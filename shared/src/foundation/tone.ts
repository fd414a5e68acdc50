/** Meaning of a colour: amber needs the agent, red is blocked, green done, blue in process, teal chosen. */
export type PartTone = 'neutral' | 'success' | 'danger' | 'warn' | 'info' | 'brand';
