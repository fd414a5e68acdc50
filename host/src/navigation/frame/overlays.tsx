import { loadOverlayCode } from '@portal/shared/overlays';
import { useShell } from '@portal/shared/ui';
import { type ComponentType, useEffect, useState } from 'react';
import type { OverlayName, OverlayProps } from '../../core/overlay.ts';
import { importFinder } from '../../finder/index.ts';
import { importAboutDialog, importFeedbackDialog, importShortcutsDialog } from '../../help/index.ts';

type Overlay = ComponentType<OverlayProps>;

const importers: Readonly<Record<OverlayName, () => Promise<{ readonly default: Overlay }>>> = {
  finder: importFinder,
  shortcuts: importShortcutsDialog,
  about: importAboutDialog,
  feedback: importFeedbackDialog,
};

const titles: Readonly<Record<OverlayName, string>> = {
  finder: 'The customer finder',
  shortcuts: 'The list of shortcuts',
  about: 'About',
  feedback: 'The feedback form',
};

interface OverlaysProps extends Omit<OverlayProps, 'open'> {
  readonly overlay: OverlayName | undefined;
}

/**
 * The frame's own dialogs. The code of each is loaded when it is first opened; a failure shows a notice and closes the
 * dialog.
 */
export function Overlays({ overlay, onClose, ...props }: OverlaysProps) {
  const { monitor, notify } = useShell();
  const [loaded, setLoaded] = useState<ReadonlyMap<OverlayName, Overlay>>(new Map());

  useEffect(() => {
    if (overlay === undefined || loaded.has(overlay)) return;
    let isCancelled = false;
    Promise.all([importers[overlay](), loadOverlayCode()]).then(
      ([module]) => {
        if (!isCancelled) setLoaded((before) => new Map(before).set(overlay, module.default));
      },
      (error: unknown) => {
        monitor.error(error, 'host');
        if (isCancelled) return;
        notify({
          tone: 'danger',
          text: `${titles[overlay]} could not be opened. Check the connection and try again.`,
        });
        onClose();
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [overlay, loaded, monitor, notify, onClose]);

  return [...loaded].map(([name, Dialog]) => (
    <Dialog key={name} {...props} open={name === overlay} onClose={onClose} />
  ));
}
