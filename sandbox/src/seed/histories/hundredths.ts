/** Units or money as a whole number of hundredths: exact, and faster than decimal text where much is tried. */
export type Hundredths = number;

export const toHundredths = (text: string): Hundredths => Math.round(Number(text) * 100);

export const fromHundredths = (value: Hundredths): string => (value / 100).toFixed(2);
