export default function Page() { return <h1>how-ranking-works</h1>; }
