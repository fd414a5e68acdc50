import { aboutRemotesPath, homePath, profilePath, signInPath } from '../../src/contract/pages.ts';
import type { DeclaredPage } from '../../src/contract/remote/declares.ts';

/** The host's own pages in the frame, and those of them without breadcrumbs; as in host/src/navigation/routes. */
export const hostFramePaths = [homePath, profilePath, aboutRemotesPath] as const;
export const hostPathsWithoutCrumbs = [signInPath, homePath] as const;

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/**
 * Returns the attributes of the script's element: the first path segments of pages in the frame, and the paths without
 * breadcrumbs, as parts of regular expressions. The script reads them, so that its hash is the same for all pages.
 */
export function pathAttributes(pages: readonly DeclaredPage[]): string {
  const framed = pages.filter(({ area }) => area !== 'outside');
  const segments = [...hostFramePaths, ...framed.map(({ path }) => path)].map(firstSegment);
  const bare = framed
    .filter(({ crumbs }) => !(Array.isArray(crumbs) && crumbs.length > 0))
    .map(({ path }) => path.replace(/:\w+/g, '[^/]+'));
  const alternatives = (texts: readonly string[]) => [...new Set(texts)].join('|');
  return ` data-frame="${alternatives(segments)}" data-bare="${alternatives([...hostPathsWithoutCrumbs, ...bare])}"`;
}

/** A session's lifetime in milliseconds; as in host/src/session. */
export const sessionLifetime = 15 * 60_000;

/** Key in localStorage while the device is with a customer; as in host/src/customer-mode. */
export const withCustomerKey = 'portal-with-customer';

/**
 * Inline script that chooses the first paint: it sets `data-first` on the document to `frame` if the tab has a session,
 * to `login` on `/`, whose files it has the browser preload (sign-in-preloads.ts), else to `none`. A device that is with a
 * customer paints neither. A click on the sign-in button opens the pop-up at once, because browsers allow it only then, and is
 * recorded for the portal's code (shared/src/screen/ui/parcel/first-paint.ts). It is opened without an address: where the portal's code
 * has handled the same click already, its window is not loaded again. A hidden frame opens it (shared/src/foundation/opener-window.ts).
 */
export const firstPaintScript =
  '(function(){var d=document,r=d.documentElement.dataset,a=d.currentScript.dataset,p=location.pathname,s,m,c,f;' +
  `try{m=localStorage.getItem('side-menu');c=localStorage.getItem('${withCustomerKey}');` +
  "s=JSON.parse(sessionStorage.getItem('portal.session'));" +
  `s=s&&s.status==='active'&&Date.now()-s.clock.startedAt<${sessionLifetime}}catch(e){s=0}` +
  "r.first=c?'none':s&&RegExp('^/('+a.frame+'|$)(/|$)').test(p)?'frame':p==='/'?'login':'none';" +
  "if(r.first==='login')d.querySelectorAll('link[data-first]').forEach(function(l){l.removeAttribute('media')});" +
  "if(r.first!=='frame'){f=d.createElement('iframe');f.id='portal-opener';f.hidden=1;d.documentElement.append(f)}" +
  "if(RegExp('^('+a.bare+')$').test(p))r.crumbs='none';" +
  "r.side=m||(matchMedia('(min-width: 75rem)').matches?'expanded':'rail');" +
  "addEventListener('click',function(e){var t=e.target,b=t.closest&&t.closest('[data-first-paint] [data-window]'),n=screen,z;" +
  "if(!b||r.pressed)return;r.pressed=b.dataset.window;if(!f)return;z=b.dataset.size.split(' ');" +
  'function mid(from,room,size){return Math.round((from||0)+Math.max(0,room-size)/2)}' +
  "f.contentWindow.open('',b.dataset.window,'popup,width='+z[0]+',height='+z[1]+" +
  "',left='+mid(n.availLeft,n.availWidth,z[0])+',top='+mid(n.availTop,n.availHeight,z[1]))})})()";
