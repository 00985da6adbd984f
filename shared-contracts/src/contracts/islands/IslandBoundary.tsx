import { Component, type ReactNode } from 'react';

interface IslandBoundaryProps {
  /** Shown after the children threw. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Error boundary of one part of a page: one that throws while rendering is replaced by its fallback. */
export class IslandBoundary extends Component<IslandBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    logIslandFailure(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

type FailureListener = (error: unknown) => void;

let report: FailureListener = (error) =>
  console.warn('A part of the page failed:', error instanceof Error ? error.message : error);

/** Replaces the warning in the console, which is all that becomes of a failure otherwise. */
export function onIslandFailure(listener: FailureListener): void {
  report = listener;
}

/** A warning, because nothing that the shopper asked for was lost. */
export function logIslandFailure(error: unknown): void {
  report(error);
}
