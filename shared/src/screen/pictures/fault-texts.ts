/** Why the text on a picture cannot be read. */
export type PictureFault = 'dark' | 'blurred';

/** What is said of a fault, and what helps. */
export const pictureFaultTexts: Readonly<
  Record<PictureFault, { readonly title: string; readonly advice: string }>
> = {
  dark: {
    title: 'Too dark to read',
    advice: 'The number and the name cannot be made out. More light helps most.',
  },
  blurred: {
    title: 'Blurred',
    advice: 'Hold the document still, and wait until it is sharp.',
  },
};
