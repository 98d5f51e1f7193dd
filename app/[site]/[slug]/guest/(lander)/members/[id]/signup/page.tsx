export { default, generateMetadata } from '@/app/[site]/[slug]/live/(lander)/members/[id]/signup/page';
