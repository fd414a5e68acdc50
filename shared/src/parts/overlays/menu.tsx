import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { type MenuStart, OverlayTrigger } from './overlay-trigger.tsx';
import { useOverlayCode } from './use-overlay-code.ts';

/** An action of a menu. */
export interface MenuAction {
  readonly id: string;
  readonly label: ReactNode;
  readonly onSelect: () => void;
  readonly icon?: ReactNode;
  readonly tone?: 'neutral' | 'danger';
  /** A disabled action stays visible; `hint` says why it is disabled. */
  readonly disabled?: boolean | undefined;
  /** A second line: a reason or an explanation. */
  readonly hint?: ReactNode;
}

/** One of several options, such as the colour mode. Choosing one keeps the menu open. */
export interface MenuChoice {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label: ReactNode; readonly icon?: ReactNode }[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** An entry of a menu. */
export type MenuItem = MenuAction | MenuChoice | 'separator';

/** Props of `Menu`. */
export interface MenuProps {
  /** Accessible name of the menu. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** One button, which opens the menu. */
  readonly trigger: ReactElement;
  /** Shown above the items, such as the signed-in agent. */
  readonly header?: ReactNode;
}

/** A menu that a button opens. Arrow keys and first letters move, Enter chooses, Escape returns the focus. */
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
