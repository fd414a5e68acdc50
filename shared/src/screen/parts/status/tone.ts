import type { SystemStyleObject } from '@portal/shared/ui';
import type { PartTone } from '../../../foundation/tone.ts';

export type { PartTone };

/** Background and text colour of each tone, for chips and glyphs. */
export const toneTints = {
  neutral: { bg: 'bg.muted', color: 'fg.muted' },
  success: { bg: 'success.subtle', color: 'success.fg' },
  danger: { bg: 'danger.subtle', color: 'danger.fg' },
  warn: { bg: 'accent.subtle', color: 'accent.fg' },
  info: { bg: 'info.subtle', color: 'info.fg' },
  brand: { bg: 'brand.subtle', color: 'brand.fg' },
} as const satisfies Record<PartTone, SystemStyleObject>;
