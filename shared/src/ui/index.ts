/**
 * What the frame and sign-in are made of: theme, basics, motion, router, streams, and what every slot needs to
 * be one. Shared by all remotes as one instance; what only signed-in screens need is `@portal/shared/parts`.
 */

export { Banner, type BannerProps } from './banner.tsx';
export * from './basics.ts';
export { Button, type ButtonProps, IconButton, type IconButtonProps } from './button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button-link.tsx';
export type { ButtonSize, ButtonVariant } from './button-recipe.ts';
export {
  applyColorMode,
  type ColorMode,
  colorModeKey,
  followDeviceColorMode,
  resolveColorMode,
  setColorMode,
  storedColorMode,
} from './color-mode/color-mode.ts';
export { useColorMode } from './color-mode/use-color-mode.ts';
export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
export { FailurePanel, type FailurePanelProps } from './failure-panel.tsx';
export { isFocusInUse } from './focus-in-use.ts';
export { FlowerMark, type FlowerMarkProps, Logo, type LogoProps } from './logo.tsx';
export * from './motion/index.ts';
export { PageTitle, type PageTitleProps } from './page-title.tsx';
export * from './parcel/index.ts';
export { UiProvider, type UiProviderProps } from './provider.tsx';
export * from './router.ts';
export { Skeleton, type SkeletonProps } from './skeleton.tsx';
export { Spinner, type SpinnerProps } from './spinner.tsx';
export * from './streams.ts';
export { createStyleCache, documentStyleCache, type EmotionCache } from './style-cache.ts';
export { TextLink, type TextLinkProps } from './text-link.tsx';
export { type ColorToken, canvasColor } from './theme/colors.ts';
export type { BannerTone } from './tone-icons.tsx';
export { useDelay, useDelayed } from './use-delay.ts';
