/** Easing curve of the portal: fast start, soft end. */
const ease: [number, number, number, number] = [0.2, 0.8, 0.2, 1];

/** Animations, with opacity and transform only, 120 to 200 ms. */
export const moves = {
  page: {
    initial: { opacity: 0, y: 4 },
    animate: { opacity: 1, y: 0 },
    exit: { opacity: 0 },
    transition: { duration: 0.2, ease },
  },
  drawer: {
    initial: { opacity: 0, x: 24 },
    animate: { opacity: 1, x: 0 },
    exit: { opacity: 0, x: 24 },
    transition: { duration: 0.2, ease },
  },
  /** Dialogs, popovers and menus. */
  dialog: {
    initial: { opacity: 0, scale: 0.98 },
    animate: { opacity: 1, scale: 1 },
    exit: { opacity: 0, scale: 0.98 },
    transition: { duration: 0.16, ease },
  },
  fade: {
    initial: { opacity: 0 },
    animate: { opacity: 1 },
    exit: { opacity: 0 },
    transition: { duration: 0.16, ease },
  },
  /** A row that is added to a list or removed. */
  item: {
    initial: { opacity: 0, y: -4 },
    animate: { opacity: 1, y: 0 },
    exit: { opacity: 0, y: -4 },
    transition: { duration: 0.2, ease },
  },
  /** The dot on the cart icon when it appears. */
  dot: {
    initial: { opacity: 1, scale: 0 },
    animate: { opacity: 1, scale: 1 },
    exit: { opacity: 0, scale: 0 },
    transition: { duration: 0.16, ease },
  },
} as const;

/** Name of a move. */
export type MoveName = keyof typeof moves;
