interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture or of the screen, in pixels. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** What is kept around the frame, as a part of its size: a card never fits exactly. */
const margin = 0.1;

/** Limits a stretch to the length of the picture. */
function limit(start: number, length: number, whole: number): readonly [start: number, length: number] {
  const from = Math.max(0, Math.round(start));
  return [from, Math.min(whole, Math.round(start + length)) - from];
}

/**
 * Returns the part of a video's picture, in its pixels, that is inside the frame, with a margin; the whole picture
 * while box or frame has no width. The video fills its box and overflows it in the middle (`object-fit: cover`).
 * @param video size of the picture
 * @param box place of the video on the screen
 * @param frame place of the frame on the screen
 */
export function cropToFrame(video: Size, box: Area, frame: Area): Area {
  if (box.width === 0 || frame.width === 0) return { x: 0, y: 0, ...video };
  const scale = Math.max(box.width / video.width, box.height / video.height);
  const left = video.width / 2 + (frame.x - box.x - box.width / 2) / scale;
  const top = video.height / 2 + (frame.y - box.y - box.height / 2) / scale;
  const around = { width: (frame.width / scale) * margin, height: (frame.height / scale) * margin };
  const [x, width] = limit(left - around.width, frame.width / scale + 2 * around.width, video.width);
  const [y, height] = limit(top - around.height, frame.height / scale + 2 * around.height, video.height);
  return { x, y, width, height };
}
