import { chakra } from '@portal/shared/ui';
import type { ReactNode } from 'react';

const Fields = chakra('fieldset', { base: { display: 'grid', alignContent: 'start', minW: '0' } });

interface FormLockProps {
  /** Whether nothing may be changed now, because it is not known whether the form was sent. */
  readonly isLocked: boolean;
  /** Space between the parts. */
  readonly gap: '4' | '5';
  readonly children: ReactNode;
}

/** Parts of a form, one below the other, whose fields and buttons are disabled while it is locked; links stay. */
export const FormLock = ({ isLocked, gap, children }: FormLockProps) => (
  <Fields disabled={isLocked} gap={gap}>
    {children}
  </Fields>
);
