/** Turned clockwise, in degrees. */
export type Rotation = 0 | 90 | 180 | 270;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A file as pages that can be drawn: a picture has one. */
export interface Pages {
  readonly count: number;
  /** A page as it lies when nothing is turned; `index` from 0. */
  size(index: number): Promise<Size>;
  /** Draws a page, turned, to fill the canvas as it is sized. Rejects once the signal stops it. */
  draw(index: number, canvas: HTMLCanvasElement, rotation: Rotation, signal: AbortSignal): Promise<void>;
  /** Gives up what the file holds. */
  close(): void;
}
