/**
 * Runs in the page's head before anything paints: the agent's choice, else the system's. The same key and classes
 * as `useColorMode` of `@portal/shared/ui`. Inline, and let through by its hash.
 */
export const colorModeScript =
  "(function(){var m;try{m=localStorage.getItem('color-mode')}catch(e){}" +
  "if(m!=='light'&&m!=='dark')m=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';" +
  'document.documentElement.classList.add(m)})()';
