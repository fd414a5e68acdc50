import { useShell } from '@portal/shared/ui';
import { type ComponentType, useEffect, useState } from 'react';
import type { OverlayName, OverlayProps } from '../../core/overlay.ts';
import { finderCode } from '../../finder/index.ts';
import { aboutCode, feedbackCode, shortcutsCode } from '../../help/index.ts';

type Code = ComponentType<OverlayProps>;

const codes: Readonly<Record<OverlayName, () => Promise<{ readonly default: Code }>>> = {
  finder: finderCode,
  shortcuts: shortcutsCode,
  about: aboutCode,
  feedback: feedbackCode,
};

interface OverlaysProps extends Omit<OverlayProps, 'open'> {
  readonly shown: OverlayName | undefined;
}

/**
 * The frame's own dialogs. The code of each is fetched when it is first opened; one that cannot be had is told, and
 * leaves the page as it is.
 */
export function Overlays({ shown, onClose, ...props }: OverlaysProps) {
  const { monitor, notify } = useShell();
  const [loaded, setLoaded] = useState<ReadonlyMap<OverlayName, Code>>(new Map());

  useEffect(() => {
    if (shown === undefined || loaded.has(shown)) return;
    let given = false;
    codes[shown]().then(
      (module) => {
        if (!given) setLoaded((before) => new Map(before).set(shown, module.default));
      },
      (thrown: unknown) => {
        monitor.error(thrown, 'host');
        if (given) return;
        notify({ tone: 'danger', text: 'This could not be opened. Check the connection and try again.' });
        onClose();
      },
    );
    return () => {
      given = true;
    };
  }, [shown, loaded, monitor, notify, onClose]);

  return [...loaded].map(([name, Overlay]) => (
    <Overlay key={name} {...props} open={name === shown} onClose={onClose} />
  ));
}
