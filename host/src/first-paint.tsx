/** What stands before a signed-in agent until the frame's code is there (docs/adr/0013-first-paint.md). */
export { FrameAhead as default } from './navigation/frame/frame-ahead.tsx';
