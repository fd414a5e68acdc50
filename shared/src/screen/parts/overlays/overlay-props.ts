// biome-ignore lint/style/useImportType: the API report keeps the form of the imports; the build drops them
import { type MoveName, type SystemStyleObject } from '@portal/shared/ui';
import type { ReactElement, ReactNode } from 'react';

/** Props of `Dialog`. */
export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** The dialog's text, which screen readers announce after the title. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, with the safe choice first. `data-autofocus` on a button gives it the focus. */
  readonly footer?: ReactNode;
  /** A `Glyph` beside the text. */
  readonly icon?: ReactNode;
  /**
   * `window` is as high as the window; its content, a column, gets the height between title and buttons, and a button
   * beside the title closes it.
   */
  readonly size?: 'sm' | 'md' | 'lg' | 'window';
  /** Requires an answer: a press outside does not close it. */
  readonly alert?: boolean;
  /** The agent cannot close it. */
  readonly locked?: boolean;
}

/** Props of `DrawerContent`. */
export interface DrawerContentProps {
  /** Called by the close button, on Escape and on a press outside. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** The customer of the form: name and masked number. */
  readonly subtitle?: ReactNode;
  readonly children?: ReactNode;
  /** Always visible: the charges on the left, the buttons on the right. */
  readonly footer?: ReactNode;
}

/** Props of `DrawerFrame`. */
export interface DrawerFrameProps {
  readonly open: boolean;
  /** Called when the drawer cannot open, because its code could not be loaded. */
  readonly onClose: () => void;
  /** 1040 px wide, for what is compared side by side. */
  readonly isWide?: boolean;
  /** One `DrawerContent` at a time. */
  readonly children: ReactNode;
}

/** Props of `Drawer`. */
export interface DrawerProps extends DrawerContentProps, Pick<DrawerFrameProps, 'isWide'> {
  readonly open: boolean;
}

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

/** The item of a menu that is highlighted when it opens by keyboard. */
export type MenuStart = 'first' | 'last';

/** Props of `Modal`. */
export interface ModalProps {
  readonly open: boolean;
  /** Called on Escape, by the close button and on a press outside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** `alertdialog` requires an answer: Escape closes it, a press outside does not. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Neither Escape nor a press outside closes it; the caller closes it. */
  readonly locked?: boolean;
  readonly move: MoveName;
  readonly positioner: SystemStyleObject;
  readonly surface: SystemStyleObject;
}

/** Props of `Popover`. */
export interface PopoverProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** One button, below which the popover opens. */
  readonly trigger: ReactElement;
  /** Accessible name. */
  readonly label: string;
  /** Content in a column. A part with `flex: 1; overflow: auto` scrolls. */
  readonly children: ReactNode;
  /** CSS width; 360px by default. */
  readonly width?: string;
}
