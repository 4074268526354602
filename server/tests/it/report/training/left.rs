//! What a training that came to nothing leaves behind: nothing.

use super::*;

on_both_engines!(a_training_that_came_to_nothing_leaves_no_folder, async |app| {
    let scene = Scene::new(&app, 3).await;
    for worker in 0..3 {
        scene.rate(worker).await;
    }
    work(&app).await;
    let fake = Arc::new(Fake::default());
    fake.fails.store(true, Ordering::SeqCst);
    let engine = process(&app, &fake);
    let part = |name: &str| app.house.settings.models().join(format!(".{name}.part"));
    let other = part("other");
    fs::create_dir_all(&other).expect("a folder");
    let theirs = json!({"training": "0190163d-8694-739b-aea5-966c26f8ad90", "data": "", "curves": null});
    fs::write(other.join(".training"), theirs.to_string()).expect("a file");

    // Each attempt comes one epoch further than the one before, and none to the end.
    let _ = scene.send("formality", "tiny", "9").await;
    for attempt in 1..=engine::job::ATTEMPTS {
        work_off(&engine).await;
        let is_last = attempt == engine::job::ATTEMPTS;
        assert_eq!(scene.trainings().await[0]["state"], if is_last { "failed" } else { "queued" });
        assert_eq!(part("formality").join("optimizer.safetensors").exists(), !is_last, "attempt {attempt}");
        app.clock.pass(300);
    }
    assert!(scene.trainings().await[0]["reason"].as_str().is_some_and(|why| why.contains("no memory")));
    assert!(!part("formality").exists());

    // Called off while it waits for its second attempt, and while it runs.
    let job = |run: &Value| format!("/studies/{}/jobs/{}", scene.stage.study, run["job_id"].as_str().expect("an id"));
    let _ = scene.send("second", "tiny", "4").await;
    work_off(&engine).await;
    assert!(part("second").exists());
    let cancelled = scene.office.post(&format!("{}/cancel", job(&scene.trainings().await[0])), json!({})).await;
    assert!(cancelled.status.is_success(), "{}", cancelled.text());
    work_off(&engine).await;
    assert!(!part("second").exists());

    fake.fails.store(false, Ordering::SeqCst);
    fake.stalls.store(true, Ordering::SeqCst);
    // The newest comes first, by the clock.
    app.clock.pass(1);
    let _ = scene.send("third", "tiny", "4").await;
    let third = scene.trainings().await[0].clone();
    let running = tokio::spawn(async move {
        let pace = Pace { beat: Duration::from_millis(20), ..Pace::of(Duration::from_secs(30)) };
        engine.work_off_jobs(pace, pin!(pending())).await
    });
    for waited in 0.. {
        let seen = scene.trainings().await[0].clone();
        if seen["losses"] == json!([1.0]) {
            break;
        }
        assert!(waited < 1000, "{seen}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(part("third").exists());
    let cancelled = scene.office.post(&format!("{}/cancel", job(&third)), json!({})).await;
    assert!(cancelled.status.is_success(), "{}", cancelled.text());
    let ended = tokio::time::timeout(Duration::from_secs(20), running).await;
    let jobs = scene.office.get(&format!("/studies/{}/jobs", scene.stage.study)).await.text();
    assert!(ended.is_ok_and(|ended| ended.is_ok_and(|stopped| !stopped)), "{jobs}");
    // Whoever still trains there changes nothing any more.
    fake.stalls.store(false, Ordering::SeqCst);
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert!(!part("third").exists() && other.exists(), "another installation's stays");

    // Tried again it begins anew, and is trained.
    let _ = scene.office.post(&format!("{}/retry", job(&third)), json!({})).await;
    work_off(&process(&app, &fake)).await;
    assert!(scene.trainings().await[0]["ended_at"].is_string());
    assert_eq!(fake.lessons.lock().expect("whole").last().map(|(_, epochs)| *epochs), Some(0));
});
