import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { colors } from './colors.ts';
import { globalCss, keyframes } from './global-css.ts';
import { breakpoints, scale, textStyles } from './scale.ts';
import { toSemanticTokens } from './semantic-tokens.ts';

/**
 * Chakra's style engine with our tokens and without its default theme: `defaultBaseConfig` only has
 * conditions and style properties. Recipes are beside the components that use them, so that a layer only
 * contains its own.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: 'ap',
    cssVarsRoot: ':where(html)',
    globalCss,
    theme: {
      breakpoints,
      keyframes,
      tokens: scale,
      semanticTokens: { colors: toSemanticTokens(colors) },
      textStyles,
    },
  }),
);
