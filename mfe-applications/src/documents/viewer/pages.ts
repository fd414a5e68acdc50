/** Clockwise rotation in degrees. */
export type Rotation = 0 | 90 | 180 | 270;

/** Width and height in any unit. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A file's pages. An image has one. */
export interface Pages {
  readonly count: number;
  /** Returns the size of an unrotated page. `index` starts at 0. */
  size(index: number): Promise<Size>;
  /** Draws a rotated page that fills the canvas. Rejects when the signal aborts it. */
  draw(index: number, canvas: HTMLCanvasElement, rotation: Rotation, signal: AbortSignal): Promise<void>;
  /** Releases the file's memory. */
  close(): void;
}
