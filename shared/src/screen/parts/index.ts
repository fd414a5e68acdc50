/** Facade: components of signed-in screens, built on `@portal/shared/ui`. All remotes share one copy. */

export { planName } from '../../domain/accounts/plan-name.ts';
export { maskId, spokenId } from '../../domain/person/mask-id.ts';
export { initials, titleCase } from '../../domain/person/name.ts';
export { riskNames } from '../../domain/person/risk-names.ts';
export { Checkbox, type CheckboxProps } from './controls/checkbox.tsx';
export { SearchInput, type SearchInputProps } from './controls/search-input.tsx';
export { Segmented, type SegmentedOption, type SegmentedProps } from './controls/segmented.tsx';
export { Switch, type SwitchProps } from './controls/switch.tsx';
export { type Tab, TabButton, TabStrip, Tabs, type TabsProps, useCenterTab } from './controls/tabs.tsx';
export {
  ChangeText,
  GainText,
  type GainTextProps,
  MoneyText,
  type MoneyTextProps,
  NavText,
  UnitsText,
} from './figures/figures.tsx';
export { IdText, MaskedId } from './figures/masked-id.tsx';
export { PrivateFigures } from './figures/private-figures.tsx';
export {
  Card,
  CardBody,
  type CardBodyProps,
  CardFooter,
  type CardFooterProps,
  CardHeader,
  type CardHeaderProps,
  type CardProps,
} from './layout/card.tsx';
export { CustomerBanner, type CustomerBannerProps } from './layout/customer-banner.tsx';
export { KeyValue, type KeyValueProps, KeyValues, Line, type LineProps, Lines } from './layout/facts.tsx';
export { List, type ListProps, ListRow, type ListRowProps } from './layout/list.tsx';
export {
  PageContent,
  PageHead,
  type PageHeadProps,
  TwoColumns,
  type TwoColumnsProps,
} from './layout/page-head.tsx';
export { Row, RowLink, type RowLinkProps, type RowProps } from './layout/row.tsx';
export { DelayedPlaceholder, type DelayedPlaceholderProps } from './loading/delayed-placeholder.tsx';
export { LoadingRows, type LoadingRowsProps, StillWorking } from './loading/loading-rows.tsx';
export { useSettled } from './loading/use-settled.ts';
export { Dialog } from './overlays/dialog.tsx';
export { Drawer, DrawerContent, DrawerFrame } from './overlays/drawer.tsx';
export { Menu } from './overlays/menu.tsx';
export { Modal, ModalTitle } from './overlays/modal.tsx';
export type {
  DialogProps,
  DrawerContentProps,
  DrawerFrameProps,
  DrawerProps,
  MenuAction,
  MenuChoice,
  MenuItem,
  MenuProps,
  ModalProps,
  PopoverProps,
} from './overlays/overlay-props.ts';
export { Popover } from './overlays/popover.tsx';
export { Tooltip, type TooltipProps } from './overlays/tooltip.tsx';
export { Avatar, type AvatarProps } from './status/avatar.tsx';
export { Chip, type ChipProps, CountPill, Kbd, PlanChip, Tag } from './status/chip.tsx';
export { Glyph, type GlyphProps } from './status/glyph.tsx';
export { RiskGauge, type RiskGaugeProps } from './status/risk-gauge.tsx';
export { StatusChip, type StatusChipProps, statusTone } from './status/status-chip.tsx';
export { type Step, StepMark, type StepMarkProps, Steps, type StepsProps } from './status/steps.tsx';
export { Timeline, type TimelineEntry, type TimelineProps, type TimelineState } from './status/timeline.tsx';
export type { PartTone } from './status/tone.ts';
export { Pagination, type PaginationProps } from './tables/pagination.tsx';
export {
  type ColumnFrom,
  type SortDirection,
  Sub,
  Table,
  type TableProps,
  Td,
  type TdProps,
  Th,
  type ThProps,
} from './tables/table.tsx';
