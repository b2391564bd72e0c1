import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { watchOtherTabs } from '#browser/storage/storage.ts'

/** Updates when another tab signs in or out. */
export function useRevalidateFromOtherTabs(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => watchOtherTabs('account', revalidate), [revalidate])
}
