import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type BannerTone = 'warn' | 'danger' | 'info' | 'success';

/** The icon that goes with a tone, so that colour never speaks alone. */
export const toneIcons: Readonly<Record<BannerTone, ReactNode>> = {
  warn: <TriangleAlert aria-hidden />,
  danger: <CircleAlert aria-hidden />,
  info: <Info aria-hidden />,
  success: <CircleCheck aria-hidden />,
};
