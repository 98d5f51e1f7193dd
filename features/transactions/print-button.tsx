'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

export function PrintButton({ label }: { label: string }) {
  return (
    <Button variant="line" size="sm" className="print-button" onClick={() => window.print()}>
      <Icon name="download-simple" />
      {label}
    </Button>
  );
}
