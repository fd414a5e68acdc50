/** Shapes that tell apart what colours alone would not. */
const markShapes = {
  circle: (x: number, y: number, r: number) =>
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
  square: (x: number, y: number, r: number) =>
    `M${x - r * 0.9} ${y - r * 0.9}h${r * 1.8}v${r * 1.8}h${-r * 1.8}z`,
  triangle: (x: number, y: number, r: number) =>
    `M${x} ${y - r * 1.15}L${x + r * 1.15} ${y + r * 0.85}H${x - r * 1.15}Z`,
  diamond: (x: number, y: number, r: number) =>
    `M${x} ${y - r * 1.25}L${x + r * 1.25} ${y}L${x} ${y + r * 1.25}L${x - r * 1.25} ${y}Z`,
  cross: (x: number, y: number, r: number) =>
    `M${x - r * 0.4} ${y - r * 1.1}h${r * 0.8}v${r * 0.7}h${r * 0.7}v${r * 0.8}h${-r * 0.7}v${r * 0.7}h${-r * 0.8}v${-r * 0.7}h${-r * 0.7}v${-r * 0.8}h${r * 0.7}z`,
  'triangle-down': (x: number, y: number, r: number) =>
    `M${x} ${y + r * 1.15}L${x + r * 1.15} ${y - r * 0.85}H${x - r * 1.15}Z`,
  bar: (x: number, y: number, r: number) => `M${x - r * 1.1} ${y - r * 0.5}h${r * 2.2}v${r}h${-r * 2.2}z`,
  hexagon: (x: number, y: number, r: number) =>
    `M${x - r} ${y - r * 0.55}L${x} ${y - r * 1.1}L${x + r} ${y - r * 0.55}V${y + r * 0.55}L${x} ${y + r * 1.1}L${x - r} ${y + r * 0.55}Z`,
  ring: (x: number, y: number, r: number) =>
    `${markShapes.circle(x, y, r)}${markShapes.circle(x, y, r * 0.45)}`,
} as const;

/** Name of a shape. */
export type MarkShape = keyof typeof markShapes;

interface MarkProps {
  readonly shape: MarkShape;
  /** Middle in px of the drawing. */
  readonly x: number;
  readonly y: number;
  /** Half of the size, in px. */
  readonly r: number;
}

/**
 * SVG path of a shape with its middle at `x` and `y` and half its size `r`, in px. It has the fill of the group around
 * it.
 */
export const Mark = ({ shape, x, y, r }: MarkProps) => (
  <path d={markShapes[shape](x, y, r)} fillRule="evenodd" />
);
