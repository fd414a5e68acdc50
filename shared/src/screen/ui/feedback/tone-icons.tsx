import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Tone of a banner. */
export type BannerTone = 'warn' | 'danger' | 'info' | 'success';

/** Icon of each tone, because colour alone must not carry meaning. */
export const toneIcons: Readonly<Record<BannerTone, ReactNode>> = {
  warn: <TriangleAlert aria-hidden />,
  danger: <CircleAlert aria-hidden />,
  info: <Info aria-hidden />,
  success: <CircleCheck aria-hidden />,
};
