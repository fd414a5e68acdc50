/** Text for the agent when the portal cannot start; the `detail` below it is for operators. */
export const failureText = {
  title: 'Agent Portal could not start',
  meaning: 'Try again in a moment. If this stays, contact sales support.',
  again: 'Try again',
} as const;

/** Styles of that page with the theme's colours, which are not loaded then. */
export const failureCss =
  'body main[role=alert]{margin:16vh max(16px,50% - 16rem) 0;padding:32px;border:1px solid #D9E1E7;border-radius:12px;' +
  "background:#FFF;color:#0E1D27;font:16px/24px 'Inter Variable','Inter Fallback',system-ui,sans-serif}" +
  'main[role=alert] img{width:40px}' +
  'main[role=alert] h1{margin:16px 0 8px;font-size:24px;font-weight:600;line-height:32px}main[role=alert] p{margin:0}' +
  'main[role=alert] button{min-height:44px;margin:24px 0;padding:0 20px;border:0;border-radius:8px;' +
  'background:#0B6B62;color:#FFF;font:inherit;font-weight:550;cursor:pointer}' +
  'main[role=alert] pre{margin:0;color:#5A6A77;font:inherit;font-size:12px;line-height:16px;white-space:pre-wrap;overflow-wrap:anywhere}' +
  '.dark main[role=alert]{border-color:#283842;background:#111B21;color:#E6EDF1}.dark main[role=alert] pre{color:#92A3AF}' +
  '.dark main[role=alert] button{background:#3BB5A6;color:#03201C}';

/** Milliseconds in which the host must start. */
const deadline = 20_000;

/**
 * Inline script that runs before any file of the host. It shows a plain page when a file fails to load or throws, when
 * the host does not report its start within the deadline, or when the host reports a failure. The host reports by
 * `window.__portalStart` (host/src/main.ts). There it finds the first 20 violations of the content policy as well, because
 * monitoring is loaded later. Uses DOM methods only, because of Trusted Types.
 */
export const watchdogScript =
  '(function(){var d=document,over,v=[];' +
  "d.addEventListener('securitypolicyviolation',function(e){v.length<20&&v.push(e)});" +
  'function failed(detail){if(over)return;over=1;' +
  "if(!d.body)return addEventListener('DOMContentLoaded',function(){over=0;failed(detail)});" +
  "var m=d.createElement('main');m.setAttribute('role','alert');" +
  'function add(tag,text){var e=d.createElement(tag);e.textContent=text;m.appendChild(e);return e}' +
  "var l=d.querySelector('link[rel=icon]');if(l){var i=add('img');i.src=l.href;i.alt=''}" +
  `add('h1',${JSON.stringify(failureText.title)});add('p',${JSON.stringify(failureText.meaning)});` +
  `var b=add('button',${JSON.stringify(failureText.again)});b.type='button';b.onclick=function(){location.reload()};` +
  "add('pre',detail);d.documentElement.dataset.first='none';(d.getElementById('root')||d.body).replaceChildren(m)}" +
  "addEventListener('error',function(e){var s=e.target.src||e.filename;" +
  "if(s&&s.indexOf(location.origin+'/host/')===0)failed(s+' '+(e.message||'could not be loaded'))},true);" +
  `setTimeout(failed,${deadline},'Start timed out after ${deadline / 1000} s');` +
  'window.__portalStart={started:function(){over=1},failed:failed,violations:v}})()';
