/**
 * Texts that would run as scripts if a page inserted them as HTML. Pages must show them as text.
 */
export const scriptPayloads = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '"><script>alert(1)</script>',
  "'><script>alert(1)</script>",
  '</script><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '<!--><script>alert(1)</script>-->',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror="alert(1)"//>',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<img src="javascript:alert(1)">',
  '<img src=x:alert(alt) onerror=eval(src) alt=1>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)//',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mi xlink:href="data:text/html,<script>alert(1)</script>">x</mi></math>',
  '<body onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<marquee onstart=alert(1)>',
  '<style>@import "javascript:alert(1)";</style>',
  '<div style="background:url(javascript:alert(1))">',
  '<base href="javascript:alert(1)//">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<template><script>alert(1)</script></template>',
  '{{constructor.constructor("alert(1)")()}}',
  "`-alert(1)-` '-alert(1)-'",
  'x\u2028alert(1)\u2029</script>\u202e<b>&lt;&amp;',
];

/** HTML whose dangerous parts must not reach a page. A shop or an author could write it. */
export const hostileHtml =
  '<p onclick="alert(1)">Fresh</p><script>alert(1)</script><img src=x onerror=alert(1)>' +
  '<a href="javascript:alert(1)">here</a>';
