import { Component, type ReactNode } from 'react';
import { logFailure } from '../errors/logFailure';

interface RegionBoundaryProps {
  name: string;
  /** Shown once what is inside has thrown. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A part that throws while it renders costs its own region and nothing else. */
export class RegionBoundary extends Component<RegionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure(`region ${this.props.name}`, error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
