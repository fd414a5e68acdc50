import { Button, type ButtonProps, useShell } from '@portal/shared/ui';
import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { LazyCode } from '../../foundation/lazy-code.ts';

/** A request to print a paper. */
export interface PrintJob {
  /** When it was asked for. */
  readonly askedAt: Date;
  /** Prints. The paper calls it once for each job, when it shows everything. */
  readonly print: () => void;
  /** Gives up and says so. The paper calls it instead when its data cannot be loaded. */
  readonly fail: () => void;
}

interface PrintButtonProps<Code> extends Pick<ButtonProps, 'size' | 'display' | 'block'> {
  readonly label: string;
  /** The code of the paper, which is fetched on the first press. */
  readonly code: LazyCode<Code>;
  /** Renders the paper (`Paper` of `@portal/shared/paper`). */
  readonly children: (code: Code, job: PrintJob) => ReactNode;
}

/**
 * Button that prints a paper in place of the page. It is busy until the paper shows everything. The paper stays in the document,
 * not visible, so that a later print by the browser's menu has it too. When it cannot be prepared, a notice says so.
 */
export function PrintButton<Code>({ label, code, children, ...button }: PrintButtonProps<Code>) {
  const { notify } = useShell();
  const [loaded, setLoaded] = useState<{ readonly value: Code }>();
  const [askedAt, setAskedAt] = useState<Date>();
  const [isBusy, setIsBusy] = useState(false);
  const fail = () => {
    setIsBusy(false);
    setAskedAt(undefined);
    notify({ tone: 'danger', text: 'The document could not be prepared. Print it again.' });
  };
  const ask = () => {
    setIsBusy(true);
    setAskedAt(new Date());
    code.load().then((value) => setLoaded({ value }), fail);
  };
  const print = () => {
    setIsBusy(false);
    window.print();
  };
  return (
    <>
      <Button variant="outline" {...button} loading={isBusy} onClick={ask}>
        <Printer aria-hidden />
        {label}
      </Button>
      {loaded && askedAt ? children(loaded.value, { askedAt, print, fail }) : null}
    </>
  );
}
