import { useId, useState } from 'react';
import type { MenuProps, MenuStart } from './overlay-props.ts';
import { OverlayTrigger } from './overlay-trigger.tsx';
import { useOverlayCode } from './use-overlay-code.ts';

/**
 * A menu of `items` that the button `trigger` opens. Arrow keys and first letters move, Enter chooses, Escape closes it
 * and returns the focus to the button. Its code is loaded when it is first opened; when that fails, a notice is shown.
 */
export function Menu({ trigger, ...content }: MenuProps) {
  const id = useId();
  // undefined until the menu is first opened: until then a row's menu costs only its button
  const [state, setState] = useState<{ readonly isOpen: boolean; readonly start?: MenuStart | undefined }>();
  const isOpen = state?.isOpen ?? false;
  const open = (start?: MenuStart) => setState({ isOpen: true, start });
  const close = () => setState((before) => before && { isOpen: false });
  const code = useOverlayCode(isOpen, close);
  return (
    <>
      <OverlayTrigger
        id={id}
        popup="menu"
        isOpen={isOpen}
        hasCode={code !== undefined}
        onOpen={open}
        onClose={close}
      >
        {trigger}
      </OverlayTrigger>
      {code && state ? (
        <code.MenuContent {...content} triggerId={id} open={isOpen} start={state.start} onClose={close} />
      ) : null}
    </>
  );
}
