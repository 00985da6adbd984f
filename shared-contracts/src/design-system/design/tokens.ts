const lightColors = `
  color-scheme: light;
  --color-page: #f3f6f2;
  --color-surface: #ffffff;
  --color-sunken: #e6ece7;
  --color-line: #d8e0da;
  --color-line-strong: #76877f;
  --color-ink: #11221e;
  --color-ink-soft: #4a5a54;
  --color-brand: #0d4a44;
  --color-on-brand: #f1f7f3;
  --color-on-brand-line: rgb(241 247 243 / 16%);
  --color-on-brand-line-strong: rgb(241 247 243 / 40%);
  --color-on-brand-soft: #b9d6cd;
  --color-brand-soft: #dfeee9;
  --color-link: #0b5f58;
  --color-accent: #c23a1a;
  --color-accent-hover: #a82f12;
  --color-on-accent: #ffffff;
  --color-deal: #f7c646;
  --color-on-deal: #3a2600;
  --color-good: #1b6b3a;
  --color-good-soft: #e2f2e6;
  --color-warn: #7a4b00;
  --color-warn-soft: #fdf0d2;
  --color-bad: #a51d2d;
  --color-bad-soft: #fde8e8;
  --color-star: #b06f00;
  --color-focus: #0b5f58;
  --color-overlay: rgb(6 24 21 / 55%);
  --color-page-dimmed: #717c78;
  --shadow-1: 0 1px 2px rgb(13 42 36 / 8%);
  --shadow-2: 0 4px 16px rgb(13 42 36 / 10%);
  --shadow-3: 0 16px 48px rgb(13 42 36 / 22%);
`;

const darkColors = `
  color-scheme: dark;
  --color-page: #0c1614;
  --color-surface: #13211e;
  --color-sunken: #1c2d29;
  --color-line: #2a3d38;
  --color-line-strong: #74897f;
  --color-ink: #ecf3ef;
  --color-ink-soft: #a9bab3;
  --color-brand: #0a2f2b;
  --color-on-brand: #e9f4ef;
  --color-on-brand-line: rgb(233 244 239 / 16%);
  --color-on-brand-line-strong: rgb(233 244 239 / 40%);
  --color-on-brand-soft: #a3c4ba;
  --color-brand-soft: #173a35;
  --color-link: #7fd3c4;
  --color-accent: #ff8e6b;
  --color-accent-hover: #ffa68a;
  --color-on-accent: #2b0c03;
  --color-good: #86d6a0;
  --color-good-soft: #16321f;
  --color-warn: #f2c46b;
  --color-warn-soft: #37290c;
  --color-bad: #ff9c9c;
  --color-bad-soft: #3d1a1c;
  --color-star: #f2b84b;
  --color-focus: #7fd3c4;
  --color-overlay: rgb(0 0 0 / 65%);
  --color-page-dimmed: #040807;
  --shadow-1: 0 0 0 1px rgb(255 255 255 / 4%);
  --shadow-2: 0 4px 16px rgb(0 0 0 / 45%);
  --shadow-3: 0 16px 48px rgb(0 0 0 / 60%);
`;

const scales = `
  --space-1: 4px;
  --space-2: 8px;
  --space-3: 12px;
  --space-4: 16px;
  --space-5: 20px;
  --space-6: 24px;
  --space-8: 32px;
  --space-10: 40px;
  --space-12: 48px;
  --space-16: 64px;
  --gutter: 16px;
  --page-width: clamp(1280px, 84vw, 1600px);
  --text-width: 68ch;
  --target: 44px;
  --radius-s: 6px;
  --radius-m: 10px;
  --radius-l: 16px;
  --radius-pill: 999px;
  --font-body: Roboto, system-ui, 'Noto Sans Bengali', sans-serif;
  --text-xs: 0.8125rem;
  --text-s: 0.875rem;
  --text-m: 1rem;
  --text-l: clamp(1.0625rem, 1.02rem + 0.2vw, 1.1875rem);
  --text-xl: clamp(1.25rem, 1.16rem + 0.4vw, 1.5rem);
  --text-2xl: clamp(1.5rem, 1.3rem + 0.85vw, 2.125rem);
  --text-3xl: clamp(1.875rem, 1.45rem + 1.8vw, 3.125rem);
  --weight-normal: 400;
  --weight-medium: 500;
  --weight-bold: 700;
  --leading-tight: 1.2;
  --leading-snug: 1.4;
  --leading-body: 1.55;
  --leading-text: 1.7;
  --tracking-tight: -0.018em;
  --color-hover: color-mix(in srgb, currentcolor 10%, transparent);
  --color-pressed: color-mix(in srgb, currentcolor 16%, transparent);
  --z-sticky: 10;
  --z-header: 20;
  --z-popover: 30;
  --z-toast: 40;
  --duration-fast: 120ms;
  --duration-slow: 220ms;
  --ease: cubic-bezier(0.2, 0.7, 0.2, 1);
`;

/**
 * Every design token as a CSS custom property. The shell sets them once per page; remotes only read
 * them with `var(--…)`. Durations are in ms. The light or dark colours follow the system's setting.
 * Fonts are the system's; on systems without a Bangla font, the shell adds our own (decision 033).
 * Text has a contrast of 4.5:1 or better on its backgrounds, e.g. `on-x` on `x`, and `good` on
 * `good-soft`; `tokens.test.ts` lists and checks the pairs. The breakpoints of specification
 * section 9 are in `breakpoints.ts`. `--color-hover` and `--color-pressed` tint any background with
 * the colour of its text; Chromium 109 shows no tint.
 */
export const tokensCss = `:root {${lightColors}${scales}}
:root:lang(bn) {
  --leading-tight: 1.45;
  --leading-snug: 1.55;
  --leading-body: 1.75;
  --leading-text: 1.85;
  --tracking-tight: 0;
}
@media (prefers-color-scheme: dark) { :root {${darkColors}} }
@media (min-width: 881px) { :root { --gutter: 24px; } }
@media (prefers-reduced-motion: reduce) { :root { --duration-fast: 0ms; --duration-slow: 0ms; } }
`;
