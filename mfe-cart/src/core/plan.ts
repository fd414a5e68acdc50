import type { Plan } from '@portal/shared/api/wire';

export type { Plan };
