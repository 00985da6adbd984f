import * as apiClient from '@marketplace/contracts/api/client';
import * as events from '@marketplace/contracts/events';
import * as i18n from '@marketplace/contracts/i18n';
import * as notices from '@marketplace/contracts/notices';
import * as rendering from '@marketplace/contracts/rendering';
import * as router from '@marketplace/contracts/router';
import * as styled from '@marketplace/contracts/styled';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

/**
 * Refers to all modules that the shell shares with remotes. Federation shares only modules that the
 * shell's own code imports. Because this function refers to whole modules, the build also keeps the
 * exports that the shell's components do not use.
 * @throws Error if a module is missing
 */
export function provideSharedModules(): void {
  const provided = [apiClient, events, i18n, notices, rendering, router, styled, react, jsxRuntime];
  if (provided.some((module) => !module)) throw new Error('A shared module is missing.');
}
